import Alert from '@mui/joy/Alert';
import InfoOutlined from '@mui/icons-material/InfoOutlined';

export default function AlertBasic() {
  return (
    <Alert color="primary" startDecorator={<InfoOutlined />}>
      The library closes at 18:00 today.
    </Alert>
  );
}
