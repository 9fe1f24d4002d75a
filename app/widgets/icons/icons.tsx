/**
 * Line icons on a 24 px grid, in the style of the elevation drawings. Decorative: hidden from
 * screen readers.
 */
import { createSvgIcon } from "@mui/material/SvgIcon";
import { house, place } from "../../lib/iconPaths.ts";

const icon = (path: string) => createSvgIcon(<path d={path} />, "Line");

export const SearchIcon = icon("M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 21 21");
export const MenuIcon = icon("M3 6.5h18M3 12h18M3 17.5h18");
export const ContentsIcon = icon("M9 6h12M9 12h12M9 18h12M3.5 6h1.5M3.5 12h1.5M3.5 18h1.5");
export const CloseIcon = icon("M5 5l14 14M19 5 5 19");
export const PhoneIcon = icon(
  "M5 3h4l2 5-2.6 1.9a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2C10.7 21 3 13.3 3 5a2 2 0 0 1 2-2Z",
);
export const MessageIcon = icon(
  "M12 3.5a8.5 8.5 0 0 0-7.3 12.9L3.5 20.5l4.2-1.1A8.5 8.5 0 1 0 12 3.5ZM8.5 10.5h7M8.5 14h4.5",
);
export const ChevronIcon = icon("M6 9.5l6 5.5 6-5.5");
export const ArrowIcon = icon("M4 12h15M13.5 6l6 6-6 6");
export const ArrowUpIcon = icon("M12 20V5M6 10.5l6-6 6 6");
export const SlashIcon = icon("M17 3 7 21");
export const HomeIcon = icon(house);
export const ServicesIcon = icon("M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z");
export const ProjectsIcon = icon("M3 5h18v14H3zM3 16l5.5-5.5 4.5 4.5 3-3 5 4.5");
export const QuoteIcon = icon("M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6");
export const PlaceIcon = icon(place);
export const CopyIcon = icon("M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5");
export const CheckIcon = icon("M4 12.5l5.5 5.5L20 6.5");
export const ShareIcon = icon("M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18");
export const SaveContactIcon = icon(
  "M10 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM3 20.5c0-4 3-6.5 7-6.5 1.5 0 2.8.3 4 1M18 14v6.5M14.8 17.3h6.5",
);
