import type { Page } from "@playwright/test";
import { storybookPort } from "../../visual/camera.ts";

/** Opens a story by its id: for states that no page of the firm's has. Needs a built Storybook. */
export const openStory = (page: Page, id: string) =>
  page.goto(`http://localhost:${storybookPort}/iframe.html?id=${id}&viewMode=story`);
