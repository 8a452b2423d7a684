import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

function Item({ value }: { value: string }) {
  const { getRootProps } = useOption({ value, label: value, disabled: false });
  return <li {...getRootProps()}>{value}</li>;
}

export default function UseSelectBasic() {
  const select = useSelect<string>({ defaultValue: 'Matte' });

  return (
    <div>
      <button type="button" {...select.getButtonProps()} aria-label="Paper">
        {select.value}
      </button>
      <ul
        {...select.getListboxProps()}
        aria-label="Papers"
        hidden={!select.open}
      >
        <SelectProvider value={select.contextValue}>
          <Item value="Matte" />
          <Item value="Glossy" />
        </SelectProvider>
      </ul>
    </div>
  );
}
