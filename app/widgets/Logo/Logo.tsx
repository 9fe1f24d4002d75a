export type LogoProps = {
  /** Width and height, px. */
  size: number;
  className?: string;
};

/**
 * The firm's logo, `public/logo.svg`. Low priority, so that it does not compete with the first
 * picture.
 */
export function Logo({ size, className }: LogoProps) {
  return (
    <span
      className={className}
      aria-hidden="true"
      style={{ display: "block", flex: "none", width: size, height: size }}
    >
      <img src="/logo.svg" alt="" width={size} height={size} fetchPriority="low" />
    </span>
  );
}
