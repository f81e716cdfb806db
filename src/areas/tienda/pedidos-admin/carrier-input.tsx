import { TextInput } from '@mantine/core';
import { transportistas } from '#areas/tienda/pedidos/transportistas.ts';

/** Who takes the parcel: one of the usual ones, or any other. */
export function CarrierInput({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <>
      <TextInput
        label="Transportista"
        name="transportista"
        maxLength={100}
        list="transportistas"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id="transportistas">
        {transportistas.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
