import { useNavigate } from "react-router";
import { Button } from "../../app/theme/Button.tsx";
import preview from "../../.storybook/preview.tsx";
import { expect, spyOn, userEvent } from "storybook/test";
import { beginStart, endStart } from "../../app/sections/shell/slowDevice.ts";
import { AfterHeading } from "../../app/sections/page/AfterHeading.tsx";

/** Has the device pass for one that took `ms` milliseconds to start the first page. */
function startedIn(ms: number) {
  const clock = spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(ms);
  beginStart();
  endStart();
  clock.mockRestore();
}

/** A page with a heading and a part under it, and the way to the next page. */
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <h1>A page</h1>
      <Button onClick={() => void navigate("/next")}>Go to the next page</Button>
      <AfterHeading>
        <p>What stands under the heading.</p>
      </AfterHeading>
    </>
  );
}

const meta = preview.meta({
  title: "Sections/AfterHeading",
  component: AfterHeading,
  args: { children: null },
  render: () => <Page />,
});

export const OnTheNextPage = meta.story({
  beforeEach: () => {
    startedIn(1000);
    return () => startedIn(0);
  },
  // That it comes after the heading is seen in e2e/motion/pageTransition.spec.ts: here React does all in one.
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go to the next page" }));
    await expect(await canvas.findByText("What stands under the heading.")).toBeVisible();
  },
});
