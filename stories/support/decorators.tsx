/** Decorators for components that leave the space around them to the page. */
import Container, { type ContainerProps } from "@mui/material/Container";
import type { ComponentType, CSSProperties } from "react";

/** As wide as the text of a page. */
export const inContainer =
  (props: ContainerProps = {}) =>
  (Story: ComponentType) => (
    <Container {...props}>
      <Story />
    </Container>
  );

/** In a box of its own size, spacing or colour. */
export const inBox = (style: CSSProperties) => (Story: ComponentType) => (
  <div style={style}>
    <Story />
  </div>
);
