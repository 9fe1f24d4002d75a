import preview from "../../.storybook/preview.tsx";
import { TrustBadge } from "../../app/widgets/TrustBadge/TrustBadge.tsx";
import { claimsOf } from "../../app/content/contact.ts";
import { business } from "../fixtures/business.ts";
import { longSentence } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const claims = claimsOf("trust-badge", business);
const label = "Our record";

const meta = preview.meta({
  title: "Widgets/TrustBadge",
  component: TrustBadge,
  args: { claims, label },
});

export const Compact = meta.story({});

export const Detailed = meta.story({ args: { variant: "detailed" } });

export const One = meta.story({ args: { claims: claims.slice(0, 1) } });

export const LongWords = meta.story({
  args: { claims: [{ id: "long", words: longSentence }], variant: "detailed" },
  globals: onSmallPhone,
});
