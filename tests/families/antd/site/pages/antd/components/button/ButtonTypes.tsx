import { Button, Flex } from 'antd';

const types = ['primary', 'default', 'dashed', 'text', 'link'] as const;

export default function ButtonTypes() {
  return (
    <Flex gap="small" wrap justify="center">
      {types.map((type) => (
        <Button key={type} type={type}>
          {type}
        </Button>
      ))}
      <Button type="primary" danger>
        danger
      </Button>
    </Flex>
  );
}
