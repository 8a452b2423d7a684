import { useState } from 'react';
import { Flex, Select, Typography } from 'antd';

const countries = ['Argentina', 'Canada', 'Denmark', 'Egypt', 'India', 'Japan', 'Kenya', 'Peru'];
const options = countries.map((name) => ({ value: name.slice(0, 2).toLowerCase(), label: name }));

export default function SelectSearch() {
  const [country, setCountry] = useState<string | undefined>('de');

  return (
    <Flex vertical gap={4} style={{ width: 280 }}>
      <Typography.Text id="country">Country</Typography.Text>
      <Select
        aria-labelledby="country"
        options={options}
        value={country}
        onChange={setCountry}
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
      />
    </Flex>
  );
}
