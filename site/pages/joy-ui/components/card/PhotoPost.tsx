import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import Favorite from '@mui/icons-material/Favorite';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { catPhoto } from '../../../../families/joy-ui/data/catPhoto';

export default function PhotoPost() {
  const [liked, setLiked] = useState(false);
  const [text, setText] = useState('');
  const [comments, setComments] = useState<string[]>([]);

  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar size="sm" variant="solid">
          JO
        </Avatar>
        <Typography level="title-sm">Juna Okafor</Typography>
        <IconButton
          size="sm"
          aria-label="Post actions"
          sx={{ marginInlineStart: 'auto' }}
        >
          <MoreHoriz />
        </IconButton>
      </CardContent>
      <CardOverflow>
        <AspectRatio>
          <img src={catPhoto} alt="A tabby cat with green eyes" />
        </AspectRatio>
      </CardOverflow>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <IconButton
          size="sm"
          aria-label="Like"
          aria-pressed={liked}
          color={liked ? 'danger' : 'neutral'}
          onClick={() => setLiked(!liked)}
        >
          <Favorite />
        </IconButton>
        <Typography level="body-sm">{liked ? 33 : 32} likes</Typography>
      </CardContent>
      <Typography level="body-sm" textColor="text.primary">
        Miso, one minute before breakfast
      </Typography>
      <Box role="log" aria-label="Comments">
        {comments.map((comment, index) => (
          <Typography key={index} level="body-sm">
            {comment}
          </Typography>
        ))}
      </Box>
      <CardContent
        component="form"
        orientation="horizontal"
        onSubmit={(event) => {
          event.preventDefault();
          if (text) setComments([...comments, text]);
          setText('');
        }}
      >
        <Input
          size="sm"
          variant="soft"
          aria-label="Comment"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <Button size="sm" type="submit" disabled={text === ''}>
          Post
        </Button>
      </CardContent>
    </Card>
  );
}
