/** The mail server, its password and its test. */
import { Alert, Button, Fieldset, Group, PasswordInput, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { SelectField, TextField } from '#desk/form/fields.tsx';
import { send } from '#desk/send.ts';
import type { SectionForm } from '../admin-section-form.ts';
import { useConexiones } from './admin-use-conexiones.ts';

const cifradoLabel = [
  { value: 'starttls', label: 'STARTTLS (puerto 587)' },
  { value: 'tls', label: 'TLS (puerto 465)' },
  { value: 'ninguno', label: 'Sin cifrar (solo en la red propia)' },
];

export function CorreoFields({ form }: { form: SectionForm }) {
  const conexiones = useConexiones();
  const correo = conexiones.conexiones?.correo;
  const isOfMachine = correo?.origen === 'servidor';
  return (
    <>
      {isOfMachine && (
        <Alert variant="light" role="note">
          El servidor de correo lo puso quien instaló el programa (SMTP_URL): {correo.servidor}. Lo de esta página no se
          usa mientras esté allí.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          form={form}
          name="servidor"
          label="Servidor"
          placeholder="smtp.example.com"
          description="Vacío: los correos se guardan en un archivo y no salen"
          maxLength={253}
          disabled={isOfMachine}
        />
        <TextField
          form={form}
          name="puerto"
          label="Puerto"
          description="El que diga tu proveedor"
          required
          inputMode="numeric"
          disabled={isOfMachine}
        />
        <SelectField form={form} name="cifrado" label="Cifrado" data={cifradoLabel} disabled={isOfMachine} />
        <TextField
          form={form}
          name="usuario"
          label="Usuario"
          autoComplete="off"
          maxLength={200}
          disabled={isOfMachine}
        />
      </SimpleGrid>
      <TextField
        form={form}
        name="remitente"
        label="Dirección del remitente"
        type="email"
        maxLength={100}
        description={
          correo?.remitente
            ? `Lo puso quien instaló el programa (MAIL_FROM): ${correo.remitente}`
            : 'Sale con el nombre del sitio delante. Tiene que ser una dirección que ese servidor deje usar'
        }
        disabled={Boolean(correo?.remitente)}
      />
      {correo && <Password form={form} state={correo.contrasena} {...conexiones} />}
    </>
  );
}

interface Props extends Pick<ReturnType<typeof useConexiones>, 'isBusy' | 'run'> {
  form: SectionForm;
  state: 'puesta' | 'falta' | 'no_hace_falta';
}

function Password({ form, state, isBusy, run }: Props) {
  const [contrasena, setContrasena] = useState('');
  const isUnsaved = form.isDirty();
  async function give() {
    if (await run(() => send('update_contrasena_correo.php', { contrasena }))) setContrasena('');
  }
  return (
    <Fieldset legend="Contraseña y prueba">
      {state === 'falta' && (
        <Alert color="yellow" variant="light" role="alert" mb="sm">
          Falta la contraseña de ese usuario: hasta que la escribas, los correos esperan.
        </Alert>
      )}
      <Text size="sm" c="dimmed" mb="sm">
        Se guarda cifrada: no sale en las copias de seguridad ni se puede volver a leer. Si cambias el servidor o el
        usuario hay que escribirla otra vez.
      </Text>
      {isUnsaved && (
        <Text size="sm" mb="sm">
          Guarda antes los cambios de arriba.
        </Text>
      )}
      <Group align="end">
        {state !== 'no_hace_falta' && (
          <>
            <PasswordInput
              label={state === 'puesta' ? 'Contraseña nueva' : 'Contraseña'}
              name="contrasena"
              autoComplete="off"
              maxLength={300}
              value={contrasena}
              onChange={(event) => setContrasena(event.currentTarget.value)}
              flex="1 1 14rem"
            />
            <Button variant="default" disabled={isBusy || isUnsaved || !contrasena} onClick={() => void give()}>
              Guardar la contraseña
            </Button>
          </>
        )}
        <Button
          variant="default"
          disabled={isBusy || isUnsaved}
          onClick={() => void run(() => send('send_correo_prueba.php', {}))}
        >
          Enviar un correo de prueba
        </Button>
      </Group>
    </Fieldset>
  );
}
