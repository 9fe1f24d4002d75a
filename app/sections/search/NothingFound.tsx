import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { ContactButtons } from "../page/ContactButtons.tsx";

const Nothing = styled("div")({ padding: "4px 20px 24px", overflow: "auto" });

/** No results: other ways to get an answer, with the search terms passed on. */
export function NothingFound({ query }: { query: string }) {
  return (
    <Nothing>
      <p>
        {`We found nothing for “${query.trim().slice(0, 80)}”. Try fewer or different words, or ask us: the WhatsApp message will include them.`}
      </p>
      <ContactButtons about={query.trim()} />
      <Button variant="text" href="/search" sx={{ mt: 2, px: 0 }}>
        See every page by name
      </Button>
    </Nothing>
  );
}
