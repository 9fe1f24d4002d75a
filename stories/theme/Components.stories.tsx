import preview from "../../.storybook/preview.tsx";
import AppBar from "@mui/material/AppBar";
import BottomNavigation from "@mui/material/BottomNavigation";
import BottomNavigationAction from "@mui/material/BottomNavigationAction";
import Breadcrumbs from "@mui/material/Breadcrumbs";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { CardLink } from "../../app/theme/CardLink.tsx";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import SnackbarContent from "@mui/material/SnackbarContent";
import Toolbar from "@mui/material/Toolbar";
import { expect, userEvent } from "storybook/test";
import { HomeIcon, MenuIcon, QuoteIcon } from "../../app/widgets/icons/icons.tsx";
import { expectTargets } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

/** MUI components as the theme styles them, in every variant and state the site uses. */
const meta = preview.meta({
  title: "Theme/Components",
  parameters: { visual: { also: ["forced-colours"] } },
  decorators: [inContainer({ component: "main", sx: { py: 4, display: "grid", gap: 2 } })],
});

export const BreadcrumbTrail = meta.story({
  render: () => (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="/">Home</Link>
      <Link href="/services">Services</Link>
      <span aria-current="page">Staircases</span>
    </Breadcrumbs>
  ),
  play: async ({ canvas, canvasElement }) => {
    const separators = [...canvasElement.querySelectorAll("li[aria-hidden]")];
    await expect(separators).toHaveLength(2);
    for (const separator of separators) {
      await expect(separator).toBeEmptyDOMElement();
      await expect(getComputedStyle(separator, "::after").borderInlineStartStyle).toBe("solid");
    }
    await expect(getComputedStyle(canvas.getByRole("link", { name: "Home" })).fontSize).toBe(
      "16px",
    );
  },
});

export const TopBars = meta.story({
  render: () => (
    <>
      {[false, true].map((scrolled) => (
        <AppBar
          key={String(scrolled)}
          component="div"
          position="static"
          data-scrolled={scrolled}
          elevation={scrolled ? 4 : 0}
        >
          <Toolbar>{scrolled ? "Scrolled" : "At rest"}</Toolbar>
        </AppBar>
      ))}
    </>
  ),
});

export const CardThatLeadsOn = meta.story({
  render: () => (
    <Card>
      <HomeIcon />
      <h2>
        <CardLink href="/services/staircases">Staircases</CardLink>
      </h2>
      <p>All of it is the link, its heading alone names it.</p>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Staircases" });
    const { left, top } = canvasElement.querySelector(".MuiCard-root")!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, top + 1)?.closest("a")).toBe(link);
    await expect(getComputedStyle(link).fontSize).toBe(
      getComputedStyle(canvas.getByRole("heading")).fontSize,
    );
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe("solid");
  },
});

export const SkeletonCard = meta.story({
  parameters: { visual: { instants: [100, 600] } },
  render: () => (
    <div style={{ position: "relative", width: 300, height: 260 }}>
      <Skeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { matches } = window.matchMedia("(prefers-reduced-motion: reduce)");
    const { display } = getComputedStyle(canvasElement.querySelector(".MuiSkeleton-root")!);
    await expect(display === "none").toBe(matches);
  },
});

export const Progress = meta.story({
  render: () => <CircularProgress aria-label="Loading" />,
  play: async ({ canvas }) => {
    const progress = canvas.getByRole("progressbar", { name: "Loading" });
    await expect(progress.getBoundingClientRect().width).toBe(56);
    await expect(progress.querySelectorAll("circle")).toHaveLength(2);
    const { matches } = window.matchMedia("(prefers-reduced-motion: reduce)");
    await expect(getComputedStyle(progress).animationName === "none").toBe(matches);
  },
});

export const IconSizes = meta.story({
  render: () => (
    <p>
      <HomeIcon /> <HomeIcon fontSize="small" /> <HomeIcon color="primary" />
    </p>
  ),
});

export const NavigationTabs = meta.story({
  render: () => (
    // Designed for widths below md; the test browser is wider.
    <BottomNavigation
      component="nav"
      aria-label="Tabs"
      value="here"
      sx={{ width: 350, "&&": { display: "grid" } }}
    >
      <BottomNavigationAction label="Here" value="here" icon={<HomeIcon />} href="/" />
      <BottomNavigationAction label="There" icon={<HomeIcon />} href="/there" />
      <BottomNavigationAction label="First" icon={<QuoteIcon />} href="/first" data-highlighted />
      <BottomNavigationAction label="Button" icon={<MenuIcon />} />
      <BottomNavigationAction label="Last" icon={<MenuIcon />} />
    </BottomNavigation>
  ),
  play: async ({ canvas }) => {
    const tabs = [...canvas.getAllByRole("link"), ...canvas.getAllByRole("button")];
    await expect(tabs).toHaveLength(5);
    await expectTargets(tabs);
    const [here, there] = tabs;
    await expect(getComputedStyle(here!).boxShadow).toContain("inset");
    await userEvent.tab();
    await userEvent.tab();
    await expect(there).toHaveFocus();
    await expect(getComputedStyle(there!).outlineStyle).toBe("solid");
    await userEvent.click(tabs[3]!);
    await expect(tabs[3]!.querySelector(".MuiTouchRipple-root")).toBeNull();
  },
});

export const Messages = meta.story({
  render: () => (
    <>
      <SnackbarContent role="none" message={<strong>Number copied</strong>} />
      <SnackbarContent
        role="none"
        message={
          <>
            <strong>Address copied</strong>
            <p>It is on the clipboard.</p>
          </>
        }
        action={
          <Button size="small" variant="outlined" color="inherit">
            Undo
          </Button>
        }
      />
      <SnackbarContent role="none" data-open={false} message="Dismissed" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Dismissed")).not.toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});
