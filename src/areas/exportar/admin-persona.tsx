import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { Part } from '#desk/page.tsx';
import { personaHref } from '#desk/persona-href.ts';
import { failureText, send } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import type { CallOutput } from '#ui/call.ts';
import { emailPattern } from '#values/email.ts';

type Persona = CallOutput<'get_datos_persona.php'>['data'];

const parts = {
  informes_de_patrocinio: 'Informes de patrocinio que recibe',
  suscripciones: 'Suscripciones al boletín',
  propuestas: 'Propuestas y correcciones',
  mensajes: 'Mensajes de contacto',
  respuestas: 'Respuestas a sus mensajes',
  mensajes_en_la_papelera: 'Mensajes en la papelera',
  pedidos: 'Pedidos',
  correos: 'Correos enviados o por enviar',
  registro: 'Apuntes del registro',
} satisfies Partial<Record<keyof Persona, string>>;

/** Where somebody is looked for who asks what is held of them, or to have it erased. */
export function PersonaPart() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const navigate = useNavigate();

  function search(event: FormEvent) {
    event.preventDefault();
    if (!emailPattern.test(email.trim())) return setError('Escribe el correo electrónico de la persona.');
    void navigate({ href: personaHref(email.trim()) });
  }

  return (
    <Part title="Los datos de una persona">
      <Text>
        Quien te lo pida tiene derecho a saber qué guardas sobre su dirección y a que lo borres. Comprueba antes que
        quien lo pide es esa persona.
      </Text>
      <form onSubmit={search} noValidate>
        <Group align="end">
          <TextInput
            name="email"
            type="email"
            label="Correo electrónico"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setError(undefined);
            }}
            error={error}
            required
            maxLength={100}
            autoComplete="off"
            style={{ flex: '1 1 220px' }}
          />
          <Button type="submit">Buscar</Button>
        </Group>
      </form>
    </Part>
  );
}

/** What the site holds of one person: to be looked at, handed over or erased, each on request and each in the log. */
export function PersonaDatos({ email }: { email: string }) {
  const [found, setFound] = useState<Persona>();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();

  async function look() {
    setBusy(true);
    setDone(undefined);
    const result = await send('get_datos_persona.php', { email });
    setBusy(false);
    if (result.ok) setFound(result.data);
    setError(
      result.ok
        ? undefined
        : failureText(result, 'No se han podido buscar los datos.', 'Error de conexión con el servidor.'),
    );
  }

  function erase(of: Persona) {
    confirmDelete({
      label: 'Borrar sus datos',
      question: `¿Estás seguro de que quieres borrar definitivamente los datos de "${of.email}"? Se borran sus mensajes, sus propuestas, su suscripción y sus correos. Sus pedidos terminados se conservan sin su nombre, como exige la ley; los que están en curso conservan sus datos hasta que terminen. Esta acción no se puede deshacer.`,
      work: async () => {
        const result = await send('delete_datos_persona.php', { email: of.email });
        if (result.ok) setDone(result.message);
        return result;
      },
      done: 'Los datos se han borrado.',
      failed: 'Error al borrar los datos.',
      onDone: () => {
        setFound(undefined);
        void refresh('get_persona_admin.php');
      },
    });
  }

  return (
    <Part title="Datos personales">
      <Text>
        Si pide saber qué guardas de su dirección, o que lo borres, tiene derecho a ello. Comprueba antes que quien lo
        pide es esa persona. Mirarlo queda en el registro.
      </Text>
      {!found && (
        <Group>
          <Button variant="default" loading={isBusy} onClick={() => void look()}>
            Ver todo lo que se guarda
          </Button>
        </Group>
      )}
      {error && (
        <Alert color="red" variant="light" role="alert">
          {error}
        </Alert>
      )}
      {done && (
        <Alert color="green" variant="light" role="status">
          {done}
        </Alert>
      )}
      {found && <Found persona={found} onErase={() => erase(found)} />}
    </Part>
  );
}

function Found({ persona, onErase }: { persona: Persona; onErase(): void }) {
  const counts = Object.entries(parts)
    .map(([part, label]) => ({ label, count: persona[part as keyof typeof parts].length }))
    .filter(({ count }) => count > 0);
  return (
    <Stack gap="sm" role="status">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {persona.email}
      </Text>
      {persona.cuenta && (
        <Text size="sm">
          Tiene una cuenta de administración ({String(persona.cuenta.usuario)}), que no se borra aquí.
        </Text>
      )}
      {counts.length === 0 ? (
        <Text>No hay nada guardado sobre esta dirección.</Text>
      ) : (
        <>
          <List>
            {counts.map(({ label, count }) => (
              <List.Item key={label}>
                {label}: <strong>{count}</strong>
              </List.Item>
            ))}
          </List>
          <Group>
            <form method="post" action="/api/get_datos_persona.php">
              <input type="hidden" name="email" value={persona.email} />
              <input type="hidden" name="descargar" value="1" />
              <Button type="submit" variant="light">
                Descargar sus datos
              </Button>
            </form>
            <Button color="red" variant="outline" onClick={onErase}>
              Borrar sus datos
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
