export { Achievement } from './achievement.ts';
export { Answer, AnswerRequest, AnswerResult, OperationHeaders } from './answer.ts';
export {
  AdminBook,
  AdminBooks,
  Book,
  BookChange,
  BookModeration,
  Books,
  CreatedBook,
  GenerationResult,
  NewBook,
} from './book.ts';
export { FeedHeaders, FeedItem, FeedPage, FeedQuery } from './feed.ts';
export { Difficulty, Flashcard, Flashcards, Rating, RatingResult } from './flashcard.ts';
export {
  BookMastery,
  MasteredQuestion,
  MasteredQuestions,
  MasterRequest,
  MasterResult,
  UserReference,
} from './mastery.ts';
export {
  BookParams,
  FlashcardParams,
  QuestionParams,
  SlugParams,
  UserBookParams,
  UserParams,
  UserQuery,
} from './params.ts';
export { DeletionConfirmation, ReaderExport } from './personal-data.ts';
export { PasswordChange, PasswordReset, ResetLink, ResetLinkRequest } from './password.ts';
export { Problem } from './problem.ts';
export { PairColumns, Question, QuestionOptions, Questions, QuestionType } from './question.ts';
export { Ok } from './scalars.ts';
export { Shelf, ShelfEntry, ShelveRequest } from './shelf.ts';
export {
  PackEntry,
  PackItem,
  PackKey,
  PackMemory,
  StudyPack,
  StudyPackQuery,
} from './study-pack.ts';
export { SyncAnswer, SyncOperation, SyncRequest, SyncResult } from './sync.ts';
export { Topic, Topics } from './topic.ts';
export {
  DemoUser,
  GuestProgress,
  Leaderboard,
  LeaderboardEntry,
  ReaderStats,
  Role,
  SignIn,
  SignUp,
  User,
  UserStats,
} from './user.ts';
