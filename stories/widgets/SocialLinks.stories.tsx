import preview from "../../.storybook/preview.tsx";
import { SocialLinks } from "../../app/widgets/SocialLinks/SocialLinks.tsx";

const meta = preview.meta({ title: "Widgets/SocialLinks", component: SocialLinks });

export const Three = meta.story({
  args: {
    links: [
      { id: "facebook", name: "Facebook", url: "https://www.facebook.com/firm.example" },
      { id: "instagram", name: "Instagram", url: "https://www.instagram.com/firm.example" },
      { id: "tiktok", name: "TikTok", url: "https://www.tiktok.com/@firm.example" },
    ],
  },
});

export const None = meta.story({ tags: ["shows-nothing"], args: { links: [] } });
