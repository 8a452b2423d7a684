import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const path = 'M8 1 2 4v8l6 3 6-3V4L8 1ZM3.4 5.7l3.9 2v5.2l-3.9-2V5.7Z';

export default function IconsSvgIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        startDecorator={
          <SvgIcon viewBox="0 0 16 16">
            <path d={path} />
          </SvgIcon>
        }
      >
        Track parcel
      </Button>
      <SvgIcon
        viewBox="0 0 16 16"
        size="lg"
        color="primary"
        titleAccess="Parcel"
      >
        <path d={path} />
      </SvgIcon>
      <SvgIcon viewBox="0 0 16 16" fontSize="xl4" shapeRendering="crispEdges">
        <path d={path} />
      </SvgIcon>
    </Stack>
  );
}
