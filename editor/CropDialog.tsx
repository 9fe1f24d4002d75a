/** What of a photograph is kept: its shape, how near, and which part; then it is uploaded. */
import { Button, ButtonGroup } from "@keystar/ui/button";
import { Dialog } from "@keystar/ui/dialog";
import { Flex } from "@keystar/ui/layout";
import { Notice } from "@keystar/ui/notice";
import { Item, Picker } from "@keystar/ui/picker";
import { Content } from "@keystar/ui/slots";
import { TextField } from "@keystar/ui/text-field";
import { Heading, Text } from "@keystar/ui/typography";
import { useEffect, useId, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { fetchOwn } from "./fetchOwn.ts";

type Props = {
  file: File;
  /** Folder under `app/content/pictures`. */
  folder: string;
  /** Called with the picture's name as an entry names it. */
  onKept: (src: string) => void;
  onCancel: () => void;
};

/** Width to height; nothing for the whole picture as it was taken. */
const shapes = [
  { name: "The whole picture", aspect: undefined },
  { name: "Landscape, 3 : 2", aspect: 3 / 2 },
  { name: "Landscape, 4 : 3", aspect: 4 / 3 },
  { name: "Square", aspect: 1 },
  { name: "Portrait, 4 : 5", aspect: 4 / 5 },
];

export function CropDialog({ file, folder, onKept, onCancel }: Props) {
  const [address] = useState(() => URL.createObjectURL(file));
  const [shape, setShape] = useState(shapes[0]!);
  const [name, setName] = useState(file.name.replace(/\.[^.]+$/, ""));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const zoomId = useId();

  useEffect(() => () => URL.revokeObjectURL(address), [address]);

  async function keep() {
    setIsBusy(true);
    setRefusal(undefined);
    const ending = /\.[^.]+$/.exec(file.name)?.[0] ?? "";
    const asked = new URLSearchParams({ folder, name: `${name}${ending}` });
    if (shape.aspect && area) {
      const { x, y, width, height } = area;
      asked.set("crop", [x, y, width, height].map((percent) => percent / 100).join());
    }
    try {
      const response = await fetchOwn(`/api/pictures?${asked}`, {
        method: "POST",
        body: file,
      });
      if (!response.ok) throw new Error(await response.text());
      const { src } = (await response.json()) as { src: string };
      onKept(src);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog size="large">
      <Heading>Which part to show</Heading>
      <Content>
        <Flex direction="column" gap="large">
          {refusal ? <Notice tone="critical">{refusal}</Notice> : null}
          <Picker
            label="Shape"
            items={shapes}
            selectedKey={shape.name}
            onSelectionChange={(key) => {
              setShape(shapes.find((one) => one.name === key) ?? shapes[0]!);
              setZoom(1);
            }}
          >
            {(one) => <Item key={one.name}>{one.name}</Item>}
          </Picker>
          {shape.aspect ? (
            <>
              <div className="crop-stage">
                <Cropper
                  image={address}
                  aspect={shape.aspect}
                  crop={crop}
                  zoom={zoom}
                  keyboardStep={20}
                  onCropChange={setCrop}
                  onZoomChange={setZoom}
                  onCropComplete={(percent) => setArea(percent)}
                  disableAutomaticStylesInjection
                  cropperProps={{ "aria-label": "Part to show: move it with the arrow keys" }}
                />
              </div>
              <div>
                <label htmlFor={zoomId}>
                  <Text>Nearer</Text>
                </label>
                <input
                  id={zoomId}
                  className="zoom"
                  type="range"
                  min={1}
                  max={3}
                  step={0.1}
                  value={zoom}
                  onChange={({ target }) => setZoom(Number(target.value))}
                />
              </div>
            </>
          ) : (
            <img className="picture-preview" src={address} alt="" />
          )}
          <TextField
            label="Name of the picture"
            description="A word or two, such as bench-from-the-door."
            value={name}
            onChange={setName}
          />
          <Text role="status">
            {isBusy ? "Making the sizes for the site. A large photograph takes some seconds." : ""}
          </Text>
        </Flex>
      </Content>
      <ButtonGroup>
        <Button onPress={onCancel} isDisabled={isBusy}>
          Cancel
        </Button>
        <Button prominence="high" isPending={isBusy} onPress={() => void keep()}>
          Use the picture
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
