import Image from 'next/image';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { ModeButton } from './ModeButton';
import NextLink from './NextLink';
import { PackButton } from './PackButton';
import parcel from './parcel.jpg';

export default function OrdersPage() {
  return (
    <Card sx={{ maxWidth: 360, mx: 'auto', mt: 4 }}>
      <AspectRatio ratio="16/9">
        <Image src={parcel} alt="A parcel on a shelf" fill sizes="360px" />
      </AspectRatio>
      <Typography level="title-lg" component="h1">
        Orders
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <PackButton />
        <Button component={NextLink} href="/returns" variant="outlined">
          Returns
        </Button>
        <Link component={NextLink} href="/returns" underline="always">
          Policy
        </Link>
      </Stack>
      <ModeButton />
    </Card>
  );
}
