import { styled, type SxProps, type Theme } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "./Link.tsx";
import { durations, easing, measures, sizes } from "./tokens.ts";

/** What links and buttons that look alike share. */
const pressable = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  margin: 0,
  border: 0,
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  WebkitTapHighlightColor: "transparent",
} as const;

// One rule set for all looks. MUI's button writes some 2.5 kB for each of them, and once more for each
// `sx`: on most pages 20 kB of styles, and more script than the whole frame has of its own.
const buttonStyles = ({ theme }: { theme: Theme }) =>
  ({
    ...pressable,
    verticalAlign: "middle",
    minWidth: 64,
    minHeight: 52,
    padding: "8px 24px",
    borderRadius: measures.radius,
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    fontSize: theme.typography.button.fontSize,
    fontWeight: theme.typography.button.fontWeight,
    lineHeight: 1.25,
    overflowWrap: "anywhere",
    textAlign: "center",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: `${durations.quick}ms`,
    transitionTimingFunction: easing,
    // A finger leaves no hover behind.
    "@media (hover: hover)": { "&:hover": { backgroundColor: theme.palette.primary.dark } },
    "&[data-color=whatsapp]": {
      backgroundColor: theme.palette.drawing.whatsapp,
      "&:hover": { backgroundColor: theme.palette.drawing.whatsappDeep },
      "@media (prefers-contrast: more)": { backgroundColor: theme.palette.drawing.whatsappDeep },
    },
    "&[data-variant]": { color: theme.palette.primary.main, backgroundColor: "transparent" },
    "&[data-variant=outlined]": { border: "2px solid" },
    "&[data-variant]:hover": { backgroundColor: theme.palette.drawing.blueTint },
    "&[data-color=inherit]": { color: "inherit" },
    "&[data-size=small]": {
      minHeight: measures.target,
      padding: "6px 18px",
      fontSize: sizes.small,
      "& > .icon": { marginInlineStart: -2 },
    },
    // Weak, so that what a button stands in can hide it.
    "& > :where(.icon)": { display: "inherit", marginInline: "-4px 8px" },
    // Where the visitor's colours are forced, a button's ground is gone.
    "@media (forced-colors: active)": { border: "2px solid" },
  }) as const;

/** Emotion keeps from an element what it does not know: `command`, by which a button needs no script. */
const allAttributes = { shouldForwardProp: (name: string) => name !== "sx" && name !== "theme" };

const LinkLook = styled(Link)(buttonStyles);
const ButtonLook = styled("button", allAttributes)(buttonStyles);

type Look = {
  /** How much weight it has on the page: `contained` is the one thing to do. */
  variant?: "contained" | "outlined" | "text";
  color?: "primary" | "whatsapp" | "inherit";
  /** `small` still is as high as a finger needs. */
  size?: "medium" | "small";
  /** Stands before the words. */
  startIcon?: ReactNode;
  sx?: SxProps<Theme>;
};
export type ButtonProps = Look &
  (
    | ({ href: string } & Omit<LinkProps, "color">)
    | ({ href?: undefined } & Omit<ComponentProps<"button">, "color">)
  );

/** What calls, writes or leads on: a link where it has an `href`, else a button. */
export function Button({
  variant = "contained",
  color = "primary",
  size = "medium",
  startIcon,
  className,
  children,
  ...props
}: ButtonProps) {
  const look = {
    className: className ? `button ${className}` : "button",
    "data-variant": variant === "contained" ? undefined : variant,
    "data-color": color === "primary" ? undefined : color,
    "data-size": size === "medium" ? undefined : size,
  };
  const content = (
    <>
      {startIcon && <span className="icon">{startIcon}</span>}
      {children}
    </>
  );
  if (props.href === undefined)
    return (
      <ButtonLook type="button" {...look} {...props}>
        {content}
      </ButtonLook>
    );
  return (
    <LinkLook {...look} {...props}>
      {content}
    </LinkLook>
  );
}

const iconButtonStyles = {
  ...pressable,
  flex: "none",
  width: measures.target,
  height: measures.target,
  padding: 0,
  borderRadius: "50%",
  color: "inherit",
  backgroundColor: "transparent",
  transition: `background-color ${durations.quick}ms ${easing}`,
  "@media (hover: hover)": { "&:hover": { backgroundColor: "rgba(0, 0, 0, 0.04)" } },
} as const;

const IconLinkLook = styled(Link)(iconButtonStyles);
const IconButtonLook = styled("button", allAttributes)(iconButtonStyles);

/** Says in words what the icon shows. */
type Named = { "aria-label": string; sx?: SxProps<Theme> };
export type IconButtonProps = Named &
  (({ href: string } & LinkProps) | ({ href?: undefined } & ComponentProps<"button">));

/** A button, or with an `href` a link, that holds nothing but an icon. */
export function IconButton(props: IconButtonProps) {
  if (props.href === undefined) return <IconButtonLook type="button" {...props} />;
  return <IconLinkLook {...props} />;
}
