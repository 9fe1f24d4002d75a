import preview from "../../.storybook/preview.tsx";
import { TrustStrip } from "../../app/sections/home/TrustStrip.tsx";
import { claimsOf } from "../../app/content/contact.ts";
import { business } from "../fixtures/business.ts";

const claims = claimsOf("trust-strip", business);

const meta = preview.meta({
  title: "Sections/Home/TrustStrip",
  component: TrustStrip,
  args: { claims, label: "What you can count on" },
});

export const Compact = meta.story({ args: { variant: "compact" } });
