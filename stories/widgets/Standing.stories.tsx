import preview from "../../.storybook/preview.tsx";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Standing } from "../../app/widgets/StaticHtml/Standing.tsx";
import { missing } from "../fixtures/pictures.ts";

const words = "Drawn when the site was built";

/** A page as it was built, and as the browser has taken it over. */
function Page() {
  const [taken, setTaken] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setTaken(true)}>
        Take over
      </button>
      <Standing key={String(taken)} id="standing">
        {!taken && (
          <>
            <p>{words}</p>
            <img src={missing.src} alt="An oak stair" width="160" height="120" />
          </>
        )}
      </Standing>
    </>
  );
}

const meta = preview.meta({ title: "Widgets/Standing", component: Page });

export const Drawn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const TakenOver = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take over" }));
    await expect(canvas.getByText(words)).toBeVisible();
    // As every picture of the site that cannot be had.
    await waitFor(() =>
      expect(canvas.getByAltText("An oak stair")).toHaveAttribute("data-failed", "true"),
    );
  },
});
