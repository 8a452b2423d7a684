import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';

const steps = [
  { name: 'Paid', color: 'success', Icon: PaymentsOutlined },
  { name: 'Packed', color: 'success', Icon: Inventory2Outlined },
  { name: 'On the way', color: 'primary', Icon: LocalShippingOutlined },
] as const;

export default function AspectRatioIcon() {
  return (
    <Stack direction="row" spacing={3}>
      {steps.map(({ name, color, Icon }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <AspectRatio
            ratio="1"
            color={color}
            sx={{ width: 64, borderRadius: '50%' }}
          >
            <div>
              <Icon />
            </div>
          </AspectRatio>
          <Typography level="body-sm">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
