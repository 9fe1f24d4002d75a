import preview from "../../.storybook/preview.tsx";
import { PageSpinner } from "../../app/widgets/PageSpinner/PageSpinner.tsx";

const meta = preview.meta({ title: "Widgets/PageSpinner", component: PageSpinner });

/** It appears after a delay, and spins. */
export const Turning = meta.story({ parameters: { visual: { instants: [0, 200, 300, 900] } } });
