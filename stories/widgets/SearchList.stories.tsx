import preview from "../../.storybook/preview.tsx";
import { expect, fn } from "storybook/test";
import { SearchList } from "../../app/widgets/SearchDialog/SearchList.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/SearchList",
  component: SearchList,
  args: {
    id: "options",
    label: "Results",
    active: 0,
    onActive: fn(),
    groups: [
      {
        name: "Services",
        options: [
          {
            href: "/services/staircases",
            title: "Staircases",
            titleMarks: [{ start: 0, end: 5 }],
            trail: ["Services"],
            picture: drawing("staircases"),
          },
          {
            href: "/services/kitchens",
            title: "Kitchens",
            trail: ["Services"],
            picture: photograph,
          },
        ],
      },
      { name: "Towns", options: [{ href: "/locations/here", title: "Here", isPlace: true }] },
    ],
  },
});

export const ThePointerMakesAnOptionActive = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByRole("option", { name: /Here/ }));
    await expect(args.onActive).toHaveBeenCalledWith(2);
  },
});

export const LongWordsOnASmallPhone = meta.story({
  args: {
    groups: [
      {
        name: longTitle,
        options: [{ href: "/long", title: longSentence, trail: [longTitle, longTitle] }],
      },
    ],
  },
  globals: onSmallPhone,
});
