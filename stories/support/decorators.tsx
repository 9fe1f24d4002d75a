/** Decorators for components that leave the space around them to the page. */
import Container, { type ContainerProps } from "@mui/material/Container";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { Band } from "../../app/sections/page/Band.tsx";

/** As wide as the text of a page, below a heading if there is one. */
export const inContainer =
  (props: ContainerProps = {}, heading?: ReactNode) =>
  (Story: ComponentType) => (
    <Container {...props}>
      {heading}
      <Story />
    </Container>
  );

/** In a band with this title. */
export const inBand = (title: string) => (Story: ComponentType) => (
  <Band title={title}>
    <Story />
  </Band>
);

/** In a box of its own size, spacing or colour. */
export const inBox = (style: CSSProperties) => (Story: ComponentType) => (
  <div style={style}>
    <Story />
  </div>
);
