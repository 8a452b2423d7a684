import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import ShareIcon from '@mui/icons-material/Share';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupPill() {
  return (
    <ButtonGroup
      aria-label="Photo"
      variant="soft"
      sx={{ '--ButtonGroup-radius': '40px' }}
    >
      <Button startDecorator={<FavoriteBorderIcon />}>Like</Button>
      <Button startDecorator={<ShareIcon />}>Share</Button>
    </ButtonGroup>
  );
}
