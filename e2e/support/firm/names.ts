/** What the firm calls the parts of its frame: its own words, by which tests find them. */
import { navigation, words } from "../../../app/content/singletons.ts";

export const { labels, tabs } = words;

const opensMenu = navigation.main.find(({ megaMenu }) => megaMenu);
/** The item of the navigation bar that opens the large menu, if one does. */
export const menuItem = {
  entry: opensMenu && { ...opensMenu, toggle: `${opensMenu.name} menu` },
  none: "No item of the navigation bar opens the large menu.",
};
