import preview from "../../.storybook/preview.tsx";
import { SteelRule } from "../../app/widgets/SteelRule/SteelRule.tsx";

const meta = preview.meta({ title: "Widgets/SteelRule", component: SteelRule });

export const CarriesNoWords = meta.story({ render: () => <SteelRule /> });
