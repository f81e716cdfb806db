/** Creates and edits sponsors of the five kinds. */
import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { z } from 'zod';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { type AnyForm, SlugField } from '#desk/form/fields.tsx';
import { PictureField } from '#desk/form/picture-field.tsx';
import { RichTextField } from '#desk/form/rich-text-field.tsx';
import { PlainField } from '#desk/kinds/plain-field.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { send, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import type { CallInput } from '#ui/call.ts';
import { todayInMadrid } from '#values/day.ts';
import { type Field, type Fields, isPicture, missingOf } from '#values/fields/declared.ts';
import { videoHint } from '#values/medios/video.ts';
import {
  backToSponsors,
  modeOf,
  type SponsorKind,
  type SponsorValues,
  sponsorKinds,
  sponsorValues,
  textOf,
} from './admin-kinds.ts';
import { ContratoFields } from './contratos/admin-contrato.tsx';
import { contratoErrors, contratoLists } from './contratos/admin-contrato-values.ts';
import { FacturarContrato } from './contratos/admin-facturar.tsx';
import { contratoEstado } from './contratos/contrato-estado.ts';
import { SponsorReport } from './informe/admin-report.tsx';
import type { AnySponsorAdmin } from './patrocinador.ts';
import { type SponsorCall, type SponsorTipo, sponsorCall } from './tipos.ts';

export function SponsorEdit({ tipo, id }: { tipo: SponsorTipo; id: string }) {
  const query = useCall('get_sponsor_admin.php', { tipo, id }, 'No se pudo cargar el patrocinador.');
  return (
    <QueryState key={`${tipo}-${id}`} query={query} title={sponsorKinds[tipo].titles.edit} back={backToSponsors}>
      {({ data }) => <SponsorForm tipo={tipo} sponsor={data} />}
    </QueryState>
  );
}

export function SponsorForm({ tipo, sponsor }: { tipo: SponsorTipo; sponsor?: AnySponsorAdmin }) {
  const said = sponsorKinds[tipo];
  const { kind, path } = said;
  return (
    <EditFrame
      record={sponsor}
      draft={{
        key: `patrocinador-${tipo}-${sponsor?.id ?? 'nuevo'}`,
        of: sponsor ? `«${sponsor.nombre}»` : path ? 'una página nueva' : 'un patrocinador nuevo',
      }}
      valuesOf={(record) => sponsorValues(said, record)}
      validate={validateWith(said, !sponsor)}
      missing={kind.missing}
      mode={modeOf(said, !sponsor)}
      list={backToSponsors.href}
      send={(values, progress, before) => sendSponsor(sponsorCall[tipo], before, values, progress)}
      recordOf={({ data }) => ({ ...sponsor, ...data }) as AnySponsorAdmin}
      viewOf={(saved) => (path && isShown(saved) ? path(textOf(saved, 'slug')) : undefined)}
      editOf={({ id }) => `/admin/patrocinadores/editar/${tipo}/${id}`}
      below={sponsor && <SponsorReport tipo={tipo} id={sponsor.id} />}
    >
      {(form) => (
        <Stack gap="lg">
          <SponsorFields form={form} fields={kind.fields} sponsor={sponsor} />
          <ContratoFields form={form} />
          {sponsor && <FacturarContrato contrato={sponsor} />}
        </Stack>
      )}
    </EditFrame>
  );
}

interface FieldsProps {
  form: AnyForm;
  fields: Fields;
  sponsor: AnySponsorAdmin | undefined;
}

function SponsorFields({ form, fields, sponsor }: FieldsProps) {
  const all = Object.entries(fields);
  const [first, ...lines] = all.filter(([, field]) => field.kind === 'text');
  const line = ([name, field]: [string, Field]) => (
    <PlainField key={name} form={form} name={name} field={hinted(name, field, form)} choices={undefined} />
  );
  const pictures = all.filter(([, field]) => isPicture(field));
  return (
    <>
      <Paper withBorder p="md">
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {line(first!)}
            {'slug' in form.values && <SlugField form={form} />}
            {lines.map(line)}
          </SimpleGrid>
          {pictures.map(([name, { label, column }]) => (
            <PictureField
              key={name}
              form={form}
              name={name}
              label={label}
              required={!sponsor}
              current={textOf(sponsor, column!) || null}
            />
          ))}
        </Stack>
      </Paper>
      {'contenido' in fields && <RichTextField form={form} name="contenido" label="Contenido" />}
    </>
  );
}

/** The address of a video says at once when it is none. */
function hinted(name: string, field: Field, form: AnyForm): Field {
  const hint = name === 'youtubeUrl' && videoHint(form.values[name]);
  return hint ? { ...field, note: hint } : field;
}

/** Outside the days of its contract its page is not there. */
function isShown(sponsor: AnySponsorAdmin): boolean {
  return ['vigente', 'acaba'].includes(contratoEstado(sponsor, todayInMadrid(new Date())));
}

type Input = CallInput<`create_${SponsorCall}` | `update_${SponsorCall}`> & Record<string, unknown>;

function sendSponsor(
  call: SponsorCall,
  sponsor: AnySponsorAdmin | undefined,
  values: SponsorValues,
  progress: (share: number) => void,
) {
  const identity = sponsor && { id: sponsor.id, version: sponsor.version };
  // The fields are those of the call's kind.
  const input = { ...identity, ...values, ...contratoLists(values) } as Input;
  const name = sponsor ? (`update_${call}` as const) : (`create_${call}` as const);
  return call === 'sponsor_text.php' ? send(name, input) : sendForm(name, input, progress);
}

/** The texts by their schema; a new sponsor also needs its picture. */
function validateWith({ kind }: SponsorKind, isNew: boolean) {
  const validateFields = schemaResolver((kind.update as z.ZodObject<{ id: z.ZodType }>).omit({ id: true }), {
    sync: true,
  });
  const pictures = Object.entries<Field>(kind.fields).filter(([, field]) => isPicture(field));
  return (values: SponsorValues) => ({
    ...validateFields(values),
    ...contratoErrors(values),
    ...(isNew &&
      Object.fromEntries(pictures.filter(([name]) => !values[name]).map(([name, field]) => [name, missingOf(field)]))),
  });
}
