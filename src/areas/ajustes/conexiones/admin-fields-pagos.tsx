/** Ways to pay: by card, and those that somebody here confirms. */
import { Fieldset, SimpleGrid, Text } from '@mantine/core';
import { SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import type { SectionForm } from '../admin-section-form.ts';
import { StripeKeys } from './admin-stripe-keys.tsx';

export function PagosFields({ form }: { form: SectionForm }) {
  const { tienda } = useSitio();
  return (
    <>
      <StripeKeys />
      <Text size="sm" c="dimmed">
        Quien compra elige cómo paga. Con estas tres formas el pedido espera los días que digas, con sus unidades
        apartadas; cuando recibas el dinero, pulsa «Pago recibido» en el pedido. Si el plazo pasa, el pedido se cierra
        solo y se avisa a quien lo hizo.
      </Text>
      <Fieldset legend="Transferencia bancaria">
        <SwitchField form={form} name="transferencia.activa" label="Se puede pagar por transferencia" mb="sm" />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField
            form={form}
            name="transferencia.iban"
            label="IBAN"
            maxLength={50}
            placeholder="ES00 0000 0000 0000 0000 0000"
          />
          <TextField form={form} name="transferencia.titular" label="Titular de la cuenta" maxLength={120} />
        </SimpleGrid>
        <WaitFields form={form} way="transferencia" />
      </Fieldset>
      <Fieldset legend="Bizum">
        <SwitchField form={form} name="bizum.activa" label="Se puede pagar por Bizum" mb="sm" />
        <TextField form={form} name="bizum.telefono" label="Teléfono" type="tel" maxLength={20} />
        <WaitFields form={form} way="bizum" />
      </Fieldset>
      <Fieldset legend="Al recoger el pedido">
        <SwitchField form={form} name="recogida.activa" label="Se puede pagar al recoger" mb="sm" />
        {tienda.recogida_direccion === '' && (
          <Text size="sm" mb="sm">
            Para ofrecerlo falta la dirección de recogida, en <AppLink href="/admin/ajustes/tienda">Tienda</AppLink>.
          </Text>
        )}
        <WaitFields form={form} way="recogida" />
      </Fieldset>
    </>
  );
}

function WaitFields({ form, way }: { form: SectionForm; way: string }) {
  return (
    <>
      <TextareaField
        form={form}
        name={`${way}.instrucciones`}
        label="Instrucciones"
        description="Las lee quien compra al confirmar el pedido, y en su correo"
        maxLength={500}
        minRows={2}
        mt="sm"
      />
      <TextField
        form={form}
        name={`${way}.dias`}
        label="Días que espera el pedido"
        description="Entre 1 y 30"
        required
        inputMode="numeric"
        mt="sm"
        maw={240}
      />
    </>
  );
}
