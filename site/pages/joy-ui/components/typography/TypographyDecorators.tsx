import LocationOnIcon from '@mui/icons-material/LocationOn';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function TypographyDecorators() {
  return (
    <Typography
      level="title-lg"
      startDecorator={<LocationOnIcon />}
      endDecorator={
        <Chip component="span" size="sm" color="success">
          Open
        </Chip>
      }
    >
      Harbor Street 12
    </Typography>
  );
}
