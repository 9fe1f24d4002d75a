import Button, { type ButtonProps } from "@mui/material/Button";
import { useDocumentLoad } from "../../navigation/nextPage.ts";

export type LoadAgainProps = Pick<ButtonProps, "variant" | "sx"> & {
  /** The page to load; by default the current one. */
  href?: string;
  children: string;
};

/** A button that loads a page as a document, or says that the host still does not answer. */
export function LoadAgain({ href, ...props }: LoadAgainProps) {
  const { state, load } = useDocumentLoad("idle", href);
  return (
    <>
      <Button onClick={load} {...props} />
      <p role="status">
        {state === "unreachable" && "Still no answer. Your connection may be down."}
      </p>
    </>
  );
}
