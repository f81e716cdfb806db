/** How the site looks, and how its sentences name the place. */
import { Accordion, ColorInput, Divider, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { StoredPictureField } from '#desk/form/stored-picture-field.tsx';
import { useCall } from '#desk/use-call.ts';
import { type Paleta, paletaLabel, paletas, paletteWith } from '#values/palette/palette.ts';
import { iconOf, parseLogo } from '#values/picture.ts';
import type { SectionForm } from '../admin-section-form.ts';
import styles from './admin-fields.module.css';
import type { Presentacion } from './marca.ts';
import { withPlace } from './texto.ts';

const presentacionLabel = {
  ambos: 'Logotipo y nombre',
  logo: 'Solo el logotipo',
  nombre: 'Solo el nombre',
} satisfies Record<Presentacion, string>;

export function MarcaFields({ form }: { form: SectionForm }) {
  return (
    <>
      <Choice form={form} name="presentacion" label="En la cabecera" labels={presentacionLabel} />
      <StoredPictureField
        form={form}
        name="icono"
        label="Icono del sitio"
        help="Una imagen cuadrada, de 512 píxeles o más. De ella salen el icono del navegador, el de los móviles y la tarjeta al compartir"
        isLogo
      />
      <Icons icono={form.values.icono as string | null} />
      <Divider label="Colores" />
      <Choice form={form} name="paleta" label="Paleta" labels={paletaLabel} />
      <ColorInput
        label="Color propio para botones y enlaces"
        description="Vacío: el de la paleta. Se comprueba que los textos se lean, de día y de noche"
        name="acento"
        format="hex"
        placeholder="#9c3d1b"
        {...form.getInputProps('acento')}
      />
      <Samples paleta={form.values.paleta as Paleta} acento={String(form.values.acento).toLowerCase()} />
      <Divider label="El lugar" />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField form={form} name="lugar" label="El lugar" description="«Mi viaje por…»" required maxLength={60} />
        <TextField
          form={form}
          name="territorio"
          label="Con su territorio"
          description="«Libros sobre…», con su artículo"
          required
          maxLength={80}
        />
        <TextField
          form={form}
          name="zona"
          label="En corto"
          description="«Pueblos de…», con su artículo"
          required
          maxLength={60}
        />
      </SimpleGrid>
      <TextField
        form={form}
        name="bienes"
        label="Lo que se vende en la tienda"
        description="En las condiciones de venta, seguido del territorio"
        required
        maxLength={80}
      />
      <TextField
        form={form}
        name="consumo"
        label="Quién atiende a los consumidores en tu comunidad"
        description="En la página de reclamaciones, con su artículo"
        required
        maxLength={100}
      />
      <SwitchField
        form={form}
        name="mapa"
        label="Enseñar el mapa, las imágenes y los pueblos de la provincia de Cuenca que trae el programa"
        description="Apágalo si tu sitio es de otro lugar: se quitan el mapa, sus dibujos, la fotografía de la portada y los municipios de los que no cuentas nada"
      />
      <Divider label="Los textos de cada página" />
      <Sentences form={form} />
    </>
  );
}

interface ChoiceProps {
  form: SectionForm;
  name: string;
  label: string;
  labels: Record<string, string>;
}

function Choice({ form, name, label, labels }: ChoiceProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} id={`${name}-label`}>
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={`${name}-label`}
        data={Object.entries(labels).map(([value, text]) => ({ value, label: text }))}
        value={form.values[name] as string}
        onChange={(value) => form.setFieldValue(name, value)}
        className={styles.choice!}
      />
    </Stack>
  );
}

/** What will be made of the picture, as phones and browsers show it. */
function Icons({ icono }: { icono: string | null }) {
  if (!icono || !parseLogo(icono)) return null;
  return (
    <Group align="end" aria-label="Lo que sale de esa imagen">
      <img src={iconOf(icono, 'favicon')} alt="En la pestaña" width={32} height={32} />
      <img src={iconOf(icono, 'touch')} alt="En un iPhone" width={72} height={72} className={styles.rounded} />
      <img src={iconOf(icono, 'maskable')} alt="En un Android" width={72} height={72} className={styles.round} />
      <img src={iconOf(icono, 'card')} alt="Al compartir" width={160} height={90} />
    </Group>
  );
}

/** A page in small, by day and by night. */
function Samples({ paleta, acento }: { paleta: Paleta; acento: string }) {
  const { light, dark } = paletteWith(paletas.includes(paleta) ? paleta : 'piedra', acento);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {[
        { name: 'De día', colors: light },
        { name: 'De noche', colors: { ...light, ...dark } },
      ].map(({ name, colors }) => (
        <div
          key={name}
          className={styles.sample}
          style={{ background: colors.caliza, color: colors.tinta, borderColor: colors.linea }}
        >
          <strong>{name}</strong>
          <p style={{ color: colors['tinta-suave'] }}>
            Un texto con un <span style={{ color: colors.arcilla, textDecoration: 'underline' }}>enlace</span>.
          </p>
          <span className={styles.button} style={{ background: colors.arcilla, color: colors['color-on-action'] }}>
            Un botón
          </span>
        </div>
      ))}
    </SimpleGrid>
  );
}

/** Each with what the program says as long as the field is empty. */
function Sentences({ form }: { form: SectionForm }) {
  const pages = useCall('get_textos_admin.php', {}, 'No se pudieron cargar los textos.').data?.data ?? [];
  const { lugar, territorio, zona } = form.values as { lugar: string; territorio: string; zona: string };
  const said = form.values.textos as Record<string, string>;
  return (
    <>
      <Text size="sm" c="dimmed">
        Vacío, se dice lo que ves en gris. En los tuyos puedes escribir {'{lugar}'}, {'{territorio}'} y {'{zona}'}.
      </Text>
      <Accordion multiple variant="contained">
        {pages.map(({ nombre, textos }) => (
          <Accordion.Item key={nombre} value={nombre}>
            <Accordion.Control>
              {nombre}
              {textos.some(({ clave }) => said[clave]) && (
                <Text span size="xs" c="dimmed" ml="xs">
                  con textos tuyos
                </Text>
              )}
            </Accordion.Control>
            <Accordion.Panel>
              <Stack>
                {textos.map(({ clave, etiqueta, texto }) => (
                  <TextareaField
                    key={clave}
                    form={form}
                    name={`textos.${clave}`}
                    label={etiqueta}
                    placeholder={withPlace({ lugar, territorio, zona }, texto)}
                    maxLength={300}
                    minRows={2}
                    value={said[clave] ?? ''}
                    onChange={(event) => form.setFieldValue('textos', { ...said, [clave]: event.currentTarget.value })}
                  />
                ))}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  );
}
