import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";
import { projectsPath } from "./usePortfolio.ts";

const Empty = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  marginTop: 24,
  "& img": { width: "100%", maxWidth: 420 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "420px 1fr", alignItems: "center", gap: 56 },
}));

export type NothingInCategoryProps = {
  picture: PictureSource;
  /** Called instead of following the link to all projects. */
  onAll: () => void;
};

/** The empty state of a category without projects. */
export function NothingInCategory({ picture, onAll }: NothingInCategoryProps) {
  return (
    <Empty>
      <Picture picture={picture} />
      <div>
        <Typography variant="h3" component="p">
          Nothing on this shelf yet
        </Typography>
        <Typography sx={{ mt: 1, mb: 3, color: "text.secondary", maxWidth: "46ch" }}>
          We have no projects under that name. The full list is one click away.
        </Typography>
        <Button
          variant="outlined"
          href={projectsPath}
          onClick={(event) => {
            event.preventDefault();
            onAll();
          }}
        >
          See all projects
        </Button>
      </div>
    </Empty>
  );
}
