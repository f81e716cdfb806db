import { MultiSelect, SimpleGrid } from '@mantine/core';
import { AmountField, inEuros } from '#desk/form/amount-input.tsx';
import { SelectField, SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import { isOutsideIva } from '#values/price.ts';
import { slugify } from '#values/slug.ts';
import type { SectionForm } from './admin-section-form.ts';
import { provincias } from './provincias.ts';

const emptyZona = {
  clave: '',
  nombre: '',
  provincias: [] as string[],
  coste: '' as string | number,
  gratis_desde: '' as string | number | null,
  sin_iva: false,
};

const ivaChoices = [
  { value: 'proporcional', label: 'El de los productos, en su proporción' },
  { value: '21', label: 'Siempre el 21 %' },
  { value: '10', label: 'Siempre el 10 %' },
  { value: '4', label: 'Siempre el 4 %' },
  { value: '0', label: 'Sin IVA' },
];

export function EnviosFields({ form }: { form: SectionForm }) {
  return (
    <>
      <ListField
        form={form}
        path="zonas"
        label="Zonas"
        help="La zona sin provincias es el resto de España; sus precios son los que muestra el carrito antes de saber la dirección."
        one="la zona"
        title={zonaTitle}
        empty={emptyZona}
        add="Añadir zona"
        max={10}
      >
        {(path) => <ZonaFields form={form} path={path} />}
      </ListField>
      <ListField
        form={form}
        path="no_entrega"
        label="Adónde no se envía"
        one="la región"
        title={({ nombre }: { nombre: string; provincias: string[] }) => nombre}
        empty={{ nombre: '', provincias: [] }}
        add="Añadir región"
        max={20}
      >
        {(path) => (
          <>
            <TextField form={form} name={`${path}.nombre`} label="Nombre" required maxLength={60} />
            <Provincias form={form} name={`${path}.provincias`} />
          </>
        )}
      </ListField>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField
          form={form}
          name="iva"
          label="IVA de los portes"
          description="Por ley, los portes llevan el IVA de lo que se envía"
          data={ivaChoices}
        />
        <TextField
          form={form}
          name="plazo"
          label="Plazo de entrega"
          description="Como en «Entrega de 3 a 5 días laborables»"
          required
          maxLength={80}
        />
      </SimpleGrid>
    </>
  );
}

function ZonaFields({ form, path }: { form: SectionForm; path: string }) {
  const { provincias = [] as string[], sin_iva } = (form.getInputProps(path).value ?? {}) as Partial<typeof emptyZona>;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField
          form={form}
          name={`${path}.nombre`}
          label="Nombre"
          required
          maxLength={60}
          onBlur={({ currentTarget: { value } }) => {
            // Orders remember their zone by this key: it is given once.
            if (!form.getInputProps(`${path}.clave`).value) form.setFieldValue(`${path}.clave`, slugify(value));
          }}
        />
        <AmountField form={form} name={`${path}.coste`} label="Coste (€)" required />
        <AmountField form={form} name={`${path}.gratis_desde`} label="Gratis desde (€)" placeholder="Nunca" />
      </SimpleGrid>
      <Provincias form={form} name={`${path}.provincias`} />
      {(isOutsideIva(provincias) || sin_iva) && (
        <SwitchField
          form={form}
          name={`${path}.sin_iva`}
          label="Se entrega sin IVA"
          description="Los productos se cobran sin su IVA, y el coste de esta zona es el que se paga. Las facturas salen exentas, como exportación: guarda los papeles de aduana. Los impuestos a la llegada los paga quien lo recibe"
        />
      )}
    </>
  );
}

/** "Península: 4,95 €" */
function zonaTitle({ nombre, coste }: typeof emptyZona): string {
  return coste === '' ? nombre : `${nombre}: ${inEuros(coste)} €`;
}

function Provincias({ form, name }: { form: SectionForm; name: string }) {
  return (
    <MultiSelect
      label="Provincias"
      name={name}
      data={provincias}
      searchable
      clearable
      nothingFoundMessage="Ninguna provincia se llama así"
      {...form.getInputProps(name)}
    />
  );
}

export function TiendaFields({ form }: { form: SectionForm }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          form={form}
          name="minutos_pago"
          label="Minutos para pagar"
          description="Mientras tanto las unidades quedan apartadas; 30 como mínimo"
          required
          inputMode="numeric"
        />
        <TextField
          form={form}
          name="stock_bajo"
          label="Avisar cuando queden"
          description="Unidades, o menos"
          required
          inputMode="numeric"
        />
      </SimpleGrid>
      <TextareaField
        form={form}
        name="recogida_direccion"
        label="Dirección de recogida"
        description="Con ella, quien compra puede elegir recoger el pedido sin gastos de envío. Vacía: solo se envía"
        maxLength={200}
      />
      <TextareaField form={form} name="recogida_horario" label="Horario de recogida" maxLength={200} />
    </>
  );
}
