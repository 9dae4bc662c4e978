import { randomUUID } from 'node:crypto';
import type { endpoints, EndpointName } from '#contract/endpoints.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { pictureForm, profilePayload } from './captain-profiles.ts';
import { walkIn } from './manual-booking-actions.ts';
import { sentDocument } from './operator-documents.ts';
import { boatForm, type Call } from './operators.ts';
import { dayAhead } from '../guests/paying-world.ts';
import { ROSAS_CALENDAR, type RosaFixtures } from '../guests/rosas-world.ts';

export type OperatorEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name]['caller'] extends 'operator' ? Name : never;
}[EndpointName];

/**
 * Parameters of each endpoint, and what a caller sees with another operator's parameters: `not found`, or `own` if the
 * response only concerns the caller. A new endpoint needs an entry.
 */
export const table: Record<
  OperatorEndpoint,
  { call: (boat: OperatorBoatView, fixtures: RosaFixtures) => Call; sees: 'not found' | 'own' }
> = {
  me: { call: () => ({}), sees: 'own' },
  saveContact: { call: () => ({ payload: { phone: '+1 721 555 0199' } }), sees: 'own' },
  saveLanguage: { call: () => ({ payload: { language: 'fr' } }), sees: 'own' },
  saveRebookings: { call: () => ({ payload: { takesRebookings: true } }), sees: 'own' },
  captainProfile: { call: () => ({}), sees: 'own' },
  saveCaptainProfile: { call: () => ({ payload: profilePayload() }), sees: 'own' },
  sendCaptainPicture: { call: () => ({ form: pictureForm() }), sees: 'own' },
  removeCaptainPicture: { call: () => ({}), sees: 'own' },
  operatorBoats: { call: () => ({}), sees: 'own' },
  operatorBoat: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  createBoat: { call: () => ({ payload: boatForm() }), sees: 'own' },
  updateBoat: {
    call: ({ id }) => ({ parts: { id }, payload: { name: 'Mine now' } }),
    sees: 'not found',
  },
  deleteBoat: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  sendMeetingPhoto: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  removeMeetingPhoto: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  featureBoat: {
    call: ({ id }) => ({
      parts: { id },
      payload: { paymentMethod: 'pm_card_visa', requestKey: randomUUID() },
    }),
    sees: 'not found',
  },
  featurePayment: {
    call: (_, { refusedFeature }) => ({ parts: refusedFeature }),
    sees: 'not found',
  },
  operatorBookings: { call: () => ({}), sees: 'own' },
  operatorMetrics: { call: () => ({}), sees: 'own' },
  operatorOverview: { call: () => ({}), sees: 'own' },
  operatorDay: { call: () => ({ parts: { date: dayAhead(3) } }), sees: 'own' },
  operatorSchedule: { call: () => ({ query: { from: dayAhead(3) } }), sees: 'own' },
  keepBoarding: {
    call: (_, { askedId: bookingId }) => {
      const act = { id: randomUUID(), bookingId, date: dayAhead(3), at: new Date().toISOString() };
      return { payload: { acts: [{ ...act, kind: 'absent', guests: null }] } };
    },
    sees: 'own',
  },
  freePlaces: { call: () => ({ parts: { date: dayAhead(3) } }), sees: 'own' },
  bookByHand: {
    call: ({ id: boatId }) => ({ payload: { ...walkIn(), boatId } }),
    sees: 'not found',
  },
  cancelByHand: {
    call: (_, { byHandId }) => ({
      parts: { id: byHandId },
      payload: { requestKey: randomUUID(), reason: '' },
    }),
    sees: 'not found',
  },
  makeCrewLink: {
    call: ({ id: boatId }) => ({ payload: { boatId, date: dayAhead(3) } }),
    sees: 'not found',
  },
  revokeCrewLink: {
    call: (_, { crewLinkId }) => ({ parts: { id: crewLinkId } }),
    sees: 'not found',
  },
  payoutDetails: { call: () => ({}), sees: 'own' },
  savePayoutDetails: { call: () => ({ payload: { payoutMethod: 'cash' } }), sees: 'own' },
  statement: { call: () => ({}), sees: 'own' },
  statementFile: { call: () => ({}), sees: 'own' },
  addPhoto: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  ownDocuments: { call: () => ({}), sees: 'own' },
  sendDocument: { call: () => sentDocument('insurance'), sees: 'own' },
  ownDocumentFile: { call: (_, { documentId: id }) => ({ parts: { id } }), sees: 'not found' },
  orderPhotos: {
    call: ({ id, images: photos }) => ({ parts: { id }, payload: { photos } }),
    sees: 'not found',
  },
  removePhoto: {
    call: ({ id, images }) => ({ parts: { id, photoId: images[0]?.id ?? '' } }),
    sees: 'not found',
  },
  approvals: { call: () => ({}), sees: 'own' },
  answerTrip: {
    call: (_, { askedId }) => ({ parts: { id: askedId }, payload: { answer: 'no' } }),
    sees: 'not found',
  },
  moveGuest: {
    call: (_, { askedId }) => ({
      parts: { id: askedId },
      payload: { date: '2030-01-01', time: '09:00', requestKey: randomUUID() },
    }),
    sees: 'not found',
  },
  moveDeparture: {
    call: ({ id }) => ({
      payload: {
        boatId: id,
        day: '2030-01-01',
        time: '09:00',
        to: { date: '2030-01-02', time: '09:00' },
        requestKey: randomUUID(),
      },
    }),
    sees: 'not found',
  },
  writeToGuests: {
    call: ({ id }) => ({
      payload: {
        boatId: id,
        day: '2030-01-01',
        time: '09:00',
        message: 'Ahoy',
        requestKey: randomUUID(),
      },
    }),
    sees: 'not found',
  },
  closeTimes: {
    call: ({ id }) => ({ payload: { boatIds: [id], day: '2030-01-01', hours: null } }),
    sees: 'not found',
  },
  whereToMove: { call: (_, { askedId }) => ({ parts: { id: askedId } }), sees: 'not found' },
  openDay: {
    call: ({ id }) => ({ payload: { boatId: id, day: '2030-01-01' } }),
    sees: 'not found',
  },
  callOffs: { call: () => ({}), sees: 'own' },
  callOffPreview: {
    call: ({ id }) => ({ payload: { boatIds: [id], day: '2030-01-01', time: null } }),
    sees: 'not found',
  },
  callOff: {
    call: ({ id }) => ({
      payload: {
        boatIds: [id],
        day: '2030-01-01',
        time: null,
        reason: 'weather',
        note: '',
        requestKey: randomUUID(),
      },
    }),
    sees: 'not found',
  },
  changeRequests: { call: () => ({}), sees: 'own' },
  answerChangeRequest: {
    call: (_, { changeRequestId }) => ({
      parts: { id: changeRequestId },
      payload: { answer: 'no' },
    }),
    sees: 'not found',
  },
  operatorReviews: { call: () => ({}), sees: 'own' },
  answerReview: {
    call: (_, { reviewId }) => ({ parts: { id: reviewId }, payload: { words: 'Thank you!' } }),
    sees: 'not found',
  },
  calendarConflicts: { call: () => ({}), sees: 'own' },
  keepTrip: { call: (_, { conflictId }) => ({ parts: { id: conflictId } }), sees: 'not found' },
  moveTrip: {
    call: (_, { conflictId }) => ({
      parts: { id: conflictId },
      payload: { date: '2030-01-01', time: '09:00' },
    }),
    sees: 'not found',
  },
  cancelTrip: { call: (_, { conflictId }) => ({ parts: { id: conflictId } }), sees: 'not found' },
  calendarConnection: { call: () => ({}), sees: 'own' },
  startCalendar: { call: () => ({}), sees: 'own' },
  syncCalendar: { call: () => ({}), sees: 'not found' },
  selectCalendar: { call: () => ({ payload: { calendarId: ROSAS_CALENDAR } }), sees: 'not found' },
  disconnectCalendar: { call: () => ({}), sees: 'own' },
  chooseCalendarBoats: {
    call: () => ({ payload: { allBoats: true, boatIds: [] } }),
    sees: 'not found',
  },
  calendarFeeds: { call: () => ({}), sees: 'own' },
  addCalendarFeed: { call: (_, { newFeed }) => ({ payload: newFeed() }), sees: 'own' },
  chooseFeedBoats: {
    call: (_, { feedId }) => ({ parts: { id: feedId }, payload: { allBoats: true, boatIds: [] } }),
    sees: 'not found',
  },
  readCalendarFeed: { call: (_, { feedId }) => ({ parts: { id: feedId } }), sees: 'not found' },
  removeCalendarFeed: { call: (_, { feedId }) => ({ parts: { id: feedId } }), sees: 'not found' },
  calendarExports: { call: () => ({}), sees: 'own' },
  rotateCalendarExport: {
    call: (_, { exportId }) => ({ parts: { id: exportId } }),
    sees: 'not found',
  },
  logout: { call: () => ({}), sees: 'own' },
};
