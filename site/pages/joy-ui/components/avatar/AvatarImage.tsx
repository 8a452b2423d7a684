import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${color}" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#fff"/><path fill="#fff" d="M6 40a14 14 0 0 1 28 0z"/></svg>`,
  )}`;

export default function AvatarImage() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={drawn('#7a4ab8')} alt="Carla Ruiz" />
      <Avatar srcSet={`${drawn('#12806a')} 1x`} alt="Dev Rao" />
      <Avatar
        src="data:image/png;base64,AA=="
        alt="Emil Krag"
        variant="solid"
      />
    </Stack>
  );
}
