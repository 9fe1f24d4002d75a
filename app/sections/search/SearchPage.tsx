import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router";
import { measures } from "../../theme/tokens.ts";
import { useHydrated } from "../../widgets/useHydrated.ts";
import { LinkList } from "../lists/LinkList.tsx";

const Field = styled(InputBase)(({ theme }) => ({
  flex: "1 1 240px",
  maxWidth: 560,
  minHeight: measures.target + 8,
  paddingInline: 16,
  fontSize: theme.typography.body1.fontSize,
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.drawing.white,
}));

const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12 });

const Group = styled("section")(({ theme }) => ({
  marginTop: 40,
  paddingTop: 20,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  "& h2": theme.typography.h3,
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& ul": { marginTop: 12 },
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "3fr 9fr",
    columnGap: 48,
    "& ul": { marginTop: -4 },
  },
}));

export type SearchPageProps = {
  groups: { name: string; pages: { name: string; href: string; words: string }[] }[];
};

/**
 * Every page by group, narrowed by the words typed, which stand in the address as `?q=`. Without
 * a script the whole list is there for the browser's own find.
 */
export function SearchPage({ groups }: SearchPageProps) {
  const [parameters, setParameters] = useSearchParams();
  // The prerendered page knows no query: it is read once the page has hydrated.
  const query = useHydrated() ? (parameters.get("q") ?? "") : "";
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(({ name, words }) => {
        const text = `${name} ${words}`.toLowerCase();
        return terms.every((term) => text.includes(term));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
  const count = found.reduce((sum, { pages }) => sum + pages.length, 0);

  return (
    <>
      <form role="search" action="/search" onSubmit={(event) => event.preventDefault()}>
        <Typography
          component="label"
          htmlFor="search-words"
          sx={{ display: "block", mb: 1, fontWeight: 600 }}
        >
          What are you looking for?
        </Typography>
        <Row>
          <Field
            id="search-words"
            name="q"
            type="search"
            value={query}
            autoComplete="off"
            onChange={(event) =>
              setParameters(event.target.value ? { q: event.target.value } : {}, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          <Button type="submit">Search</Button>
        </Row>
      </form>
      <Typography role="status" variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
        {terms.length === 0
          ? `All ${count} pages`
          : count === 0
            ? `Nothing found for “${query}”`
            : `${count} ${count === 1 ? "page" : "pages"} found`}
      </Typography>
      {found.map(({ name, pages }) => (
        <Group key={name}>
          <div>
            <h2>{name}</h2>
            <p>
              {pages.length} {pages.length === 1 ? "page" : "pages"}
            </p>
          </div>
          <LinkList links={pages} wide />
        </Group>
      ))}
    </>
  );
}
