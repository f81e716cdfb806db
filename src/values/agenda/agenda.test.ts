import { describe, expect, test } from 'vitest';
import { agendaWindow, nextSpans, repeatingSpan, spansBetween } from './agenda.ts';

const dated = { fecha_inicio: '2027-05-01', fecha_fin: '2027-05-03', regla_recurrencia: null };
const recurring = (regla_recurrencia: string) => ({ fecha_inicio: null, fecha_fin: null, regla_recurrencia });

describe('the days an agenda shows', () => {
  test('are 90 from today unless asked otherwise', () => {
    expect(agendaWindow({}, '2027-01-14')).toEqual({ from: '2027-01-14', to: '2027-04-14' });
    expect(agendaWindow({ desde: '2027-03-01' }, '2027-01-14')).toEqual({ from: '2027-03-01', to: '2027-05-30' });
  });

  test('on a Sunday, what is left of the weekend is that Sunday', () => {
    expect(agendaWindow({ cuando: 'fin-de-semana' }, '2027-01-17')).toEqual({ from: '2027-01-17', to: '2027-01-17' });
    expect(agendaWindow({ cuando: 'fin-de-semana' }, '2027-01-11')).toEqual({ from: '2027-01-16', to: '2027-01-17' });
  });

  test('never start in the past nor last longer than two years', () => {
    expect(agendaWindow({ desde: '1999-01-01', hasta: '9999-12-31' }, '2027-01-14')).toEqual({
      from: '2027-01-14',
      to: '2029-01-14',
    });
  });

  test('are the ones asked for however far ahead, and none where days end', () => {
    expect(agendaWindow({ desde: '2060-01-01' }, '2027-01-14')).toEqual({ from: '2060-01-01', to: '2060-03-31' });
    for (const desde of ['9999-01-01', '9999-12-31']) {
      const { from, to } = agendaWindow({ desde }, '2027-01-14');
      expect(spansBetween(recurring('cada domingo'), from, to)).toEqual([]);
    }
  });
});

describe('when an event takes place', () => {
  test('days of its own count from the first to the last', () => {
    const span = { startsOn: '2027-05-01', endsOn: '2027-05-03' };
    expect(spansBetween(dated, '2027-05-03', '2027-06-01')).toEqual([span]);
    expect(spansBetween(dated, '2027-05-04', '2027-06-01')).toEqual([]);
    expect(nextSpans(dated, '2027-05-03', 5)).toEqual([span]);
    expect(nextSpans(dated, '2027-05-04', 5)).toEqual([]);
  });

  test('a rule that is understood gives days, asked twice the same ones', () => {
    const rule = recurring('primer domingo de mayo');
    const expected = [{ startsOn: '2027-05-02', endsOn: '2027-05-02' }];
    expect(nextSpans(rule, '2027-01-01', 1)).toEqual(expected);
    expect(nextSpans(rule, '2027-01-01', 1)).toEqual(expected);
    expect(nextSpans(rule, '2027-05-03', 1)).toEqual([{ startsOn: '2028-05-07', endsOn: '2028-05-07' }]);
    expect(repeatingSpan(rule, '2027-01-01')?.rrule).toBe('FREQ=YEARLY;BYMONTH=5;BYDAY=1SU');
  });

  test('a rule that is not understood gives nothing to go by, which is not the same as no days', () => {
    const rule = recurring('cuando diga el alcalde');
    expect(spansBetween(rule, '2027-01-01', '2027-12-31')).toBeUndefined();
    expect(nextSpans(rule, '2027-01-01', 5)).toBeUndefined();
    expect(spansBetween(recurring('24 de junio'), '2027-01-01', '2027-02-01')).toEqual([]);
  });
});
