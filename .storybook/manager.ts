/** Storybook's own window, around the stories. */
import { addons } from "storybook/manager-api";

// A phone's screen needs more than half of a window 900 px high: below 480 px the site's bars go.
addons.setConfig({ bottomPanelHeight: 200 });
