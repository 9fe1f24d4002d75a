/** Decorators for components that leave the space around them to the page. */
import Container, { type ContainerProps } from "@mui/material/Container";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import type { Contact } from "../../app/content/contact.ts";
import { Band } from "../../app/sections/page/Band.tsx";
import { ShellContext } from "../../app/sections/page/useShell.ts";
import { shell } from "../fixtures/shell.ts";

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

/** In a box of another size, spacing or colour. */
export const inBox = (style: CSSProperties) => (Story: ComponentType) => (
  <div style={style}>
    <Story />
  </div>
);

/** In a frame with these contact details, or the firm's. */
export const inFrame = (contact?: Partial<Contact>) => (Story: ComponentType) => (
  <ShellContext value={{ ...shell, contact: { ...shell.contact, ...contact } }}>
    <Story />
  </ShellContext>
);
