import type { Day } from '#contract/shared/day.ts';

const radians = Math.PI / 180;
const minuteMs = 60_000;
/** Of the centre of the sun when its upper edge touches the horizon, with refraction. */
const altitude = -0.833 * radians;

/**
 * Returns the sunrise and sunset of a day at a place between the polar circles, within about two minutes (the equations
 * of NOAA's solar calculator, evaluated at noon).
 */
export function sunAt(day: Day, { lat, lon }: { lat: number; lon: number }): { sunrise: Date; sunset: Date } {
  const noon = Date.parse(`${day}T12:00:00+09:00`);
  const dayOfYear = (noon - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000;
  const year = (2 * Math.PI * dayOfYear) / 365;
  const equationMinutes =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year));
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year);
  const latitude = Math.max(-65, Math.min(65, lat)) * radians;
  const hourAngle =
    Math.acos(
      (Math.sin(altitude) - Math.sin(latitude) * Math.sin(declination)) / (Math.cos(latitude) * Math.cos(declination)),
    ) / radians;
  const at = (angle: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + (720 - 4 * (lon + angle) - equationMinutes) * minuteMs);
  return { sunrise: at(hourAngle), sunset: at(-hourAngle) };
}
