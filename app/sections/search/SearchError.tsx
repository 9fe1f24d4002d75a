import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { ContactButtons } from "../page/ContactButtons.tsx";

const Words = styled("div")({ padding: "20px 20px 28px", overflow: "auto" });

export type SearchErrorProps = {
  /** URL of the list of all pages, with the search terms in it. */
  href: string;
  onRetry: () => void;
};

/** The search failed to load: the alternatives, with the search terms kept. */
export function SearchError({ href, onRetry }: SearchErrorProps) {
  return (
    <Words>
      <p role="alert">
        The search could not be loaded. What you typed is kept. Try again, see{" "}
        <Link href={href}>every page by name</Link>, or ask us:
      </p>
      <ContactButtons />
      <Button variant="text" sx={{ mt: 2, px: 0 }} onClick={onRetry}>
        Try again
      </Button>
    </Words>
  );
}
