/** Reads what packages exported at a version of theirs: answers a request for one with `Snapshot`s. */
import { answerRequest } from "../shared/answerRequests.ts";
import { describeSnapshots } from "./snapshot.ts";

await answerRequest(describeSnapshots, ["root", "family"]);
