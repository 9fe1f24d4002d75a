import { startTransition, useState } from "react";
import { Button } from "../../app/theme/Button.tsx";
import preview from "../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { PageTransition } from "../../app/sections/shell/PageTransition.tsx";

/** Two pages, and the way from one to the other as the router goes it. */
function Pages() {
  const [path, setPath] = useState("/first");
  return (
    <>
      <Button
        onClick={() => startTransition(() => setPath(path === "/first" ? "/second" : "/first"))}
      >
        Go to the other page
      </Button>
      <PageTransition path={path}>
        <h1>{path === "/first" ? "The first page" : "The second page"}</h1>
      </PageTransition>
    </>
  );
}

const meta = preview.meta({
  title: "Sections/PageTransition",
  component: PageTransition,
  args: { path: "/first", children: null },
  render: () => <Pages />,
});

export const FromPageToPage = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go to the other page" }));
    await expect(await canvas.findByRole("heading", { name: "The second page" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "The first page" })).toBeNull();
  },
});
