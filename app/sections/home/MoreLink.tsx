import { styled } from "@mui/material/styles";

/** The paragraph below a band's contents with the link to all of them. */
export const MoreLink = styled("p")({
  marginTop: 20,
  "& a": { display: "inline-block", paddingBlock: 8 },
});
