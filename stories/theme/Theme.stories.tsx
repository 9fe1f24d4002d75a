import { Button } from "../../app/theme/Button.tsx";
import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { expect } from "storybook/test";
import { colours } from "../../app/theme/tokens.ts";
import { DimensionLine } from "../../app/widgets/DimensionLine/DimensionLine.tsx";
import { SteelRule } from "../../app/widgets/SteelRule/SteelRule.tsx";

/** The theme at a glance: colours, type scale, buttons and the marks of the drawing. */
const meta = preview.meta({ title: "Theme" });

export const Colours = meta.story({
  render: () => (
    <Container sx={{ py: 6 }}>
      <ul
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
          gap: 20,
          listStyle: "none",
        }}
      >
        {Object.entries(colours).map(([name, value]) => (
          <li key={name}>
            <div style={{ height: 88, background: value, border: `1px solid ${colours.line}` }} />
            <Typography variant="body2">{name}</Typography>
            <Typography variant="caption">{value}</Typography>
          </li>
        ))}
      </ul>
    </Container>
  ),
});

export const TypeScale = meta.story({
  render: () => (
    <Container sx={{ py: 6, display: "grid", gap: 3 }}>
      {(["display", "h1", "h2", "h3", "lead", "body1", "body2", "caption"] as const).map(
        (variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant}: measured, made and fitted
          </Typography>
        ),
      )}
    </Container>
  ),
  play: async ({ canvas }) => {
    const body = canvas.getByText(/^body1/);
    await expect(getComputedStyle(body).fontSize).toBe("18px");
    await expect(getComputedStyle(body).fontFamily).toContain("Atkinson");
    await expect(getComputedStyle(canvas.getByText(/^h2/)).fontFamily).toContain("Besley");
  },
});

export const ButtonsAndMarks = meta.story({
  render: () => (
    <>
      <Container sx={{ py: 6, display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button>Primary</Button>
        <Button variant="outlined">Outlined</Button>
        <Button color="whatsapp">WhatsApp</Button>
        <Button size="small">Small</Button>
      </Container>
      <Container sx={{ pb: 4 }}>
        <DimensionLine>600 mm</DimensionLine>
      </Container>
      <SteelRule />
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
