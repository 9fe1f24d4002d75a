import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { longestQuery } from "../../search/longestQuery.ts";
import { layout } from "../../theme/tokens.ts";

const Field = styled("input")(({ theme }) => ({
  flex: "1 1 11rem",
  minWidth: 0,
  minHeight: layout.target + 8,
  paddingInline: 16,
  font: "inherit",
  color: "inherit",
  border: `2px solid ${theme.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12 });

export type SearchFormProps = ComponentProps<"form"> & {
  field?: ComponentProps<"input">;
};

/** A field for a search of the site, which leads to the search page without a script, too. */
export function SearchForm({ field, ...props }: SearchFormProps) {
  return (
    <form role="search" action="/search" {...props}>
      <Typography
        component="label"
        htmlFor="search-words"
        sx={{ display: "block", mb: 1, fontWeight: "fontWeightBold" }}
      >
        What are you looking for?
      </Typography>
      <Row>
        <Field
          id="search-words"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={longestQuery}
          enterKeyHint="search"
          {...field}
        />
        <Button type="submit">Search</Button>
      </Row>
    </form>
  );
}
